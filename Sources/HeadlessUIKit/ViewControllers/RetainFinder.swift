import Foundation

/// Finds what probably retains a controller that should be deallocated.
///
/// Stored properties can be read, but not the captures of closures: a sentence about a closure says
/// "probably".
@MainActor
struct RetainFinder {
  /// Whether a running link, timer or request of the stage retains it, which is never intended.
  private(set) var isStages = false
  private(set) var sentence = ""

  init(_ controller: UIViewController, on stage: Stage) {
    let own = StoredParts(of: controller)
    if let running = Self.running(controller, parts: own, core: stage.core) {
      (isStages, sentence) = (true, running)
    } else {
      sentence = Self.cycle(controller, own) ?? Self.owner(of: controller, on: stage) ?? ""
    }
  }

  private static func running(
    _ controller: UIViewController,
    parts own: StoredParts,
    core: StageCore
  ) -> String? {
    let helpers = [controller] + own.objects.map(\.object)
    if core.displayLinks.contains(where: { link in helpers.contains(where: link.isAbout) }) {
      return "a CADisplayLink that was not invalidated holds it"
    }
    if core.interop.requests.contains(target: controller) {
      return "a pending perform(_:with:afterDelay:) holds it"
    }
    let timer = own.objects.first { ($0.object as? Timer)?.isValid == true }
    return timer.map { "the Timer in its '\($0.name)' is still running, and holds it" }
  }

  /// A reference cycle through the controller's own properties.
  private static func cycle(_ controller: UIViewController, _ own: StoredParts) -> String? {
    for part in own.objects where part.object !== controller {
      let inner = StoredParts(of: part.object)
      if let back = inner.objects.first(where: { $0.object === controller }) {
        return "its '\(part.name)' refers back to it through the property '\(back.name)' of"
          + " \(type(of: part.object)), which makes a retain cycle unless that property is weak"
      }
    }
    if let closure = own.closures.first {
      return "a retain cycle, probably through the closure in its '\(closure)'"
    }
    for part in own.objects {
      let inner = StoredParts(of: part.object)
      if let closure = inner.closures.first {
        return "a retain cycle, probably through the closure '\(closure)' of its '\(part.name)'"
      }
    }
    return controller.viewIfLoaded.flatMap(closure).map {
      "a retain cycle, probably through \($0)"
    }
  }

  /// The first closure that a view of the subtree stores.
  private static func closure(in view: UIView) -> String? {
    if view.hasClosures { return "the action of a \(type(of: view))" }
    if let name = StoredParts(of: view).closures.first {
      return "the closure '\(name)' of a \(type(of: view))"
    }
    return view.subviews.lazy.compactMap(closure).first
  }

  /// A controller on screen that stores a reference to it.
  private static func owner(of controller: UIViewController, on stage: Stage) -> String? {
    for other in stage.controllers {
      let parts = StoredParts(of: other)
      if let part = parts.objects.first(where: { $0.object === controller }) {
        return "\(other.name) refers to it through its '\(part.name)'"
      }
    }
    return nil
  }
}

/// The objects in the properties of an object's own classes, including those in arrays and
/// optionals.
private struct StoredParts {
  private(set) var objects: [(name: String, object: AnyObject)] = []
  private(set) var closures: [String] = []

  init(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror, Self.isOwn(here.subjectType) {
      for child in here.children { take(child.value, named: Self.plain(child.label), depth: 0) }
      mirror = here.superclassMirror
    }
  }

  /// Whether it is not a system class, whose references are correct.
  private static func isOwn(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !["HeadlessUIKit", "Foundation", "FoundationEssentials", "Swift"].contains(module)
  }

  private mutating func take(_ value: Any, named name: String, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: objects.append((name, value as AnyObject))
    case .optional, .collection, .dictionary, .set, .tuple, .struct, .enum:
      // A limit: references to controllers are not nested deeper, nor stored in long arrays.
      guard depth < 3, mirror.children.count <= 100 else { return }
      for child in mirror.children { take(child.value, named: name, depth: depth + 1) }
    default:
      if "\(mirror.subjectType)".contains("->") { closures.append(name) }
    }
  }

  /// The name of a lazy or wrapped property in code.
  private static func plain(_ label: String?) -> String {
    let name = label ?? ""
    let prefix = "$__lazy_storage_$_"
    if name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
