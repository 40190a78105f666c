import Foundation

/// The appearance of all views of a class, or of those inside certain containers.
@MainActor
struct AppearanceProxy {
  let type: AnyClass
  let containers: [any UIAppearanceContainer.Type]
  /// The proxy that the app configures.
  let proxy: NSObject
  /// An instance with default values, for comparison.
  let fresh: NSObject

  /// The proxy of a class, kept by the current stage.
  static func proxy<Kind: DefaultInstantiable>(
    _ kind: Kind.Type,
    in containers: [any UIAppearanceContainer.Type]
  ) -> Kind {
    let stage = Stage.current
    let found = stage.appearances.first {
      $0.type == kind
        && $0.containers.map(ObjectIdentifier.init)
          == containers.map(ObjectIdentifier.init)
    }
    if let known = found?.proxy as? Kind { return known }
    let (proxy, fresh) = (kind.blank(), kind.blank())
    let page = AppearanceProxy(type: kind, containers: containers, proxy: proxy, fresh: fresh)
    // More specific pages come first.
    let index = stage.appearances.firstIndex { !page.isBefore($0) } ?? stage.appearances.count
    stage.appearances.insert(page, at: index)
    return proxy
  }

  private func isBefore(_ other: AppearanceProxy) -> Bool {
    if containers.count != other.containers.count {
      return containers.count > other.containers.count
    }
    return proxy.isKind(of: other.type)
  }

  /// Whether the page applies to an object with these containers, the innermost first.
  func describes(_ object: NSObject, in surroundings: [NSObject]) -> Bool {
    guard object.isKind(of: type) else { return false }
    var rest = surroundings[...]
    for container in containers {
      guard let kind = container as? NSObject.Type,
        let index = rest.firstIndex(where: { $0.isKind(of: kind) })
      else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

/// The appearance settings that the app made for whole classes of a stage's views.
@MainActor
private final class AppearanceSettings: StageAttachment {
  var pages: [AppearanceProxy] = []

  init(_ stage: Stage) {}
}

extension Stage {
  var appearances: [AppearanceProxy] {
    get { attachment(AppearanceSettings.self).pages }
    set { attachment(AppearanceSettings.self).pages = newValue }
  }
}
