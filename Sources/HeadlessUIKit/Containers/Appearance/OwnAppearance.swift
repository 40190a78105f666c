import Foundation
import Geometry

/// Properties of an app's class that were set on a proxy.
///
/// Without Objective-C they cannot be copied by name, so they are reported.
extension AppearanceProxy {
  func reportOwnProperties() {
    for name in changedNames {
      StageCore.ambient.warnOnce(
        "appearance of \(type).\(name)",
        "UIAppearance: '\(name)' of \(type) is a property of your own class, which a proxy cannot"
          + " set here",
        remedy: "set it in the class's initializer, or for each view"
      )
    }
  }

  private var changedNames: [String] {
    zip(Self.ownProperties(of: proxy), Self.ownProperties(of: fresh)).compactMap { new, old in
      Self.differs(new.value, old.value) ? new.name : nil
    }
  }

  private typealias Property = (name: String, value: Any)

  /// The properties that classes outside of this module declare.
  private static func ownProperties(of object: NSObject) -> [Property] {
    let classes = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    return classes.filter { !isBuiltIn($0.subjectType) }.flatMap(\.children).map { child in
      (child.label ?? "", child.value)
    }
  }

  private static func isBuiltIn(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == String(reflecting: UIView.self).prefix { $0 != "." }
      || module.hasPrefix("Foundation") || module == "NSObject"
  }

  /// Compares plain values and appearance objects; other objects are parts of the view.
  private static func differs(_ new: Any, _ old: Any) -> Bool {
    guard let new = new as? AnyHashable, let old = old as? AnyHashable else { return false }
    let parts = [new.base, old.base].filter { Swift.type(of: $0) is AnyClass }
    let isLook = parts.allSatisfy { $0 is UIColor || $0 is UIFont || $0 is UIImage }
    return isLook && new != old
  }
}
