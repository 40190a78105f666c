public import Foundation
public import HeadlessUIKit

/// Methods that create the destinations of segues: `@IBSegueAction` without Objective-C.
@MainActor
enum SegueActions {
  typealias Make = (
    _ source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController??

  private static var methods: [String: [Make]] = [:]

  static func add(_ name: String, _ make: @escaping Make) {
    methods[name, default: []].append(make)
  }

  /// The object that the source's method creates; nil if there is no such method.
  static func maker(
    _ selector: String,
    of source: UIViewController,
    sender: Any?,
    identifier: String?
  ) -> ((NSCoder) -> UIViewController?)? {
    // `makeDetail:sender:` and `makeDetailWithCoder:` are both registered as `makeDetail`.
    let stem = selector.prefix { $0 != ":" }
    let plain = stem.range(of: "With").map { stem[..<$0.lowerBound] } ?? stem
    let found = [String(stem), String(plain)].lazy.compactMap { methods[$0] }.first
    guard let found else { return nil }
    return { coder in
      for make in found {
        if let made = make(source, coder, sender, identifier) { return made }
      }
      return nil
    }
  }
}

extension InterfaceNames {
  /// Registers a segue action: `registerSegueAction("makeDetail", List.makeDetail)`.
  public static func registerSegueAction<Source: UIViewController>(
    _ name: String,
    _ method: @escaping (Source) -> @MainActor (NSCoder) -> UIViewController?
  ) {
    SegueActions.add(name) { source, coder, _, _ in (source as? Source).map { method($0)(coder) } }
  }

  /// The same for a method with a sender.
  public static func registerSegueAction<Source: UIViewController>(
    _ name: String,
    _ method: @escaping (Source) -> @MainActor (NSCoder, Any?) -> UIViewController?
  ) {
    SegueActions.add(name) { source, coder, sender, _ in
      (source as? Source).map { method($0)(coder, sender) }
    }
  }

  /// The same for a method with a sender and the segue's identifier.
  public static func registerSegueAction<Source: UIViewController>(
    _ name: String,
    _ method: @escaping (Source) -> @MainActor (NSCoder, Any?, String?) -> UIViewController?
  ) {
    SegueActions.add(name) { source, coder, sender, identifier in
      (source as? Source).map { method($0)(coder, sender, identifier) }
    }
  }
}
