import Foundation

extension UIApplication {
  /// [D] The object's state is saved once another's state refers to it.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring,
    restorationIdentifier: String
  ) { Stage.current.registeredObjects.register(object, as: restorationIdentifier) }
}

extension Stage {
  var registeredObjects: RegisteredObjects { attachment(RegisteredObjects.self) }
}

/// The objects other than controllers whose state may be saved.
@MainActor
final class RegisteredObjects: StageAttachment {
  private struct Entry {
    weak var object: (any UIStateRestoring)?
    let identifier: String
  }

  private var entries: [Entry] = []

  init(_ stage: Stage) {}

  func register(_ object: any UIStateRestoring, as identifier: String) {
    entries.removeAll { $0.object == nil || $0.object === object }
    entries.append(Entry(object: object, identifier: identifier))
  }

  /// The identifiers of all parents and its own; nil if one is missing.
  func path(of object: any UIStateRestoring) -> [String]? {
    if let controller = object as? UIViewController { return controller.restorationPath }
    guard let entry = entries.first(where: { $0.object === object }) else { return nil }
    guard let parent = object.restorationParent else { return [entry.identifier] }
    return path(of: parent).map { $0 + [entry.identifier] }
  }

  func object(at path: [String]) -> (any UIStateRestoring)? {
    entries.lazy.compactMap(\.object).first { self.path(of: $0) == path }
  }
}
