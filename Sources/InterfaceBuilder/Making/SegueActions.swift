public import Foundation
public import HeadlessUIKit

/// Methods that make the destinations of segues: `@IBSegueAction` where there is no Objective-C.
@MainActor
enum SegueActions {
  typealias Make = (
    _ source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController??

  private static var methods: [String: [Make]] = [:]

  static func add(_ name: String, _ make: @escaping Make) {
    methods[name, default: []].append(make)
  }

  /// What the source's method makes; nil if it has none of that name.
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
  /// Makes a segue action known: `registerSegueAction("makeDetail", List.makeDetail)`.
  public static func registerSegueAction<Source: UIViewController>(
    _ name: String,
    _ method: @escaping (Source) -> @MainActor (NSCoder) -> UIViewController?
  ) {
    SegueActions.add(name) { source, coder, _, _ in (source as? Source).map { method($0)(coder) } }
  }

  /// The same for one that asks for the sender.
  public static func registerSegueAction<Source: UIViewController>(
    _ name: String,
    _ method: @escaping (Source) -> @MainActor (NSCoder, Any?) -> UIViewController?
  ) {
    SegueActions.add(name) { source, coder, sender, _ in
      (source as? Source).map { method($0)(coder, sender) }
    }
  }

  /// The same for one that asks for the sender and the segue's identifier.
  public static func registerSegueAction<Source: UIViewController>(
    _ name: String,
    _ method: @escaping (Source) -> @MainActor (NSCoder, Any?, String?) -> UIViewController?
  ) {
    SegueActions.add(name) { source, coder, sender, identifier in
      (source as? Source).map { method($0)(coder, sender, identifier) }
    }
  }
}
