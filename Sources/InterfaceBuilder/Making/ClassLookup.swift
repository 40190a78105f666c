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
    // Views of Apple's frameworks are named as well: an `SKView` of the module SpriteKit.
    let candidates = (modules + ["ApplePlaceholders"]).map { "\($0).\(name)" }
    return candidates.lazy.compactMap { NSClassFromString($0) as? Base.Type }.first
      // Classes of UIKit are named as well: a view that is a `UIControl`.
      ?? InterfaceClasses.named(name) as? Base.Type
  }

  /// `<customObject>`: an object of the app's own class; nil if the class is unknown.
  static func customObject(_ element: Element, _ building: Building) -> NSObject? {
    // The first responder has no object of its own.
    guard let name = element["customClass"], element["sceneMemberID"] != "firstResponder" else {
      return nil
    }
    guard let make = InterfaceNames.objects[name] else {
      building.note(
        element,
        "nothing makes objects of the class \(name); this one is left out",
        remedy: "call InterfaceNames.registerObject(\"\(name)\") { \(name)() }"
      )
      return nil
    }
    let object = make()
    building.register(object, as: element)
    return object
  }
}

extension Building {
  /// The class that the element names; an unknown one is reported.
  func customClass<Base: AnyObject>(_ element: Element, below base: Base.Type) -> Base.Type? {
    guard let name = element["customClass"] else { return nil }
    if let type = ClassLookup.custom(element, below: base) { return type }
    note(
      element,
      "the class \(name) is unknown; \(base) is used instead",
      remedy: "call InterfaceNames.register(\(name).self), or name the module that has it"
    )
    return nil
  }

  /// Reports that a class did not make its object from a document.
  func noteNil(_ element: Element, of type: AnyClass, standIn plain: String) {
    note(
      element,
      "init?(coder:) of \(type) returned nil; a plain \(plain) is used instead",
      remedy: "call super.init(coder: coder) and return"
    )
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

  /// How custom objects are made, by the names of their classes in documents.
  private(set) static var objects: [String: () -> NSObject] = [:]

  /// Registers how a custom object of a nib or scene is made: `registerObject("Store") { Store() }`.
  ///
  /// Without the Objective-C runtime, an object cannot be made by its class's name.
  public static func registerObject(_ name: String, _ make: @escaping () -> NSObject) {
    objects[name] = make
  }

  /// Adds a module to search for classes; documents name the app's own module.
  public static func search(_ module: String) {
    if !modules.contains(module) { modules.append(module) }
  }
}
