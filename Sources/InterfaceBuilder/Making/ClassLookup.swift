public import Foundation
import HeadlessUIKit

/// Finds classes by their names in documents.
@MainActor
enum ClassLookup {
  /// The class that the element names, if it is a subclass of `base`; nil if it names none or the
  /// class is unknown.
  static func custom<Base: AnyObject>(_ element: Element, below base: Base.Type) -> Base.Type? {
    guard let name = element["customClass"] else { return nil }
    if let type = InterfaceNames.classes[name] as? Base.Type { return type }
    let modules = [element["customModule"]].compactMap(\.self) + InterfaceNames.modules
    let candidates = modules.map { "\($0).\(name)" } + [name]
    return candidates.lazy.compactMap { NSClassFromString($0) as? Base.Type }.first
  }
}

/// Names that an app registers because they cannot be found automatically.
@MainActor
public enum InterfaceNames {
  private(set) static var classes: [String: AnyClass] = [:]
  /// Modules in which classes are searched for, in addition to the named one.
  public private(set) static var modules: [String] = []

  /// The language of documents' texts, such as `de` or `pt-BR`; nil for the development language.
  public static var language: String?

  /// Bundles that are searched for documents after the main bundle.
  public private(set) static var bundles: [Bundle] = []

  /// Adds a bundle to search for documents, such as a test's `Bundle.module`.
  public static func search(_ bundle: Bundle) {
    if !bundles.contains(bundle) { bundles.append(bundle) }
  }

  /// Registers a class under its name in documents.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    classes[name ?? String(describing: type)] = type
    let module = String(reflecting: type).split(separator: ".").first.map(String.init)
    if let module { search(module) }
  }

  /// Adds a module to search for classes; documents name the app's own module.
  public static func search(_ module: String) {
    if !modules.contains(module) { modules.append(module) }
  }
}
