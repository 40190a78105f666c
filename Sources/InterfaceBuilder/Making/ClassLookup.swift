public import Foundation
import HeadlessUIKit

/// Classes by the names that documents give them.
@MainActor
enum ClassLookup {
  /// The class that the element names, if it is one of `base`; nil if it names none or it is not here.
  static func custom<Base: AnyObject>(_ element: Element, below base: Base.Type) -> Base.Type? {
    guard let name = element["customClass"] else { return nil }
    if let type = InterfaceNames.classes[name] as? Base.Type { return type }
    let modules = [element["customModule"]].compactMap(\.self) + InterfaceNames.modules
    let candidates = modules.map { "\($0).\(name)" } + [name]
    return candidates.lazy.compactMap { NSClassFromString($0) as? Base.Type }.first
  }
}

/// Names that an app makes known, where they cannot be found by themselves.
@MainActor
public enum InterfaceNames {
  private(set) static var classes: [String: AnyClass] = [:]
  /// Modules in which classes without a module, or of another one, are looked for.
  public private(set) static var modules: [String] = []

  /// The language of documents' texts, such as `de` or `pt-BR`; as they were written for nil.
  public static var language: String?

  /// Bundles whose documents are found without naming them, behind the main one.
  public private(set) static var bundles: [Bundle] = []

  /// Finds documents in a bundle too, such as a test's `Bundle.module`.
  public static func search(_ bundle: Bundle) {
    if !bundles.contains(bundle) { bundles.append(bundle) }
  }

  /// Makes a class known under the name that documents have for it.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    classes[name ?? String(describing: type)] = type
    let module = String(reflecting: type).split(separator: ".").first.map(String.init)
    if let module { search(module) }
  }

  /// Looks for classes in a module too; documents have the name of the app's own.
  public static func search(_ module: String) {
    if !modules.contains(module) { modules.append(module) }
  }
}
