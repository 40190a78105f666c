import Foundation
import HeadlessUIKit

/// Looks up a document's selectors among the names that Swift code registers.
@MainActor
enum ActionNames {
  /// `tapped:` may be registered as `tapped`, `tapped(_:)`, or `tapped(sender:)` for `tappedWithSender:`.
  static func selector(_ name: String, of object: AnyObject) -> Selector {
    forms(of: name).map { Selector($0) }.first { $0.isImplemented(by: object) } ?? Selector(name)
  }

  static func forms(of name: String) -> [String] {
    guard name.hasSuffix(":") else { return [name, name + "()"] }
    let stem = String(name.dropLast())
    guard let with = stem.range(of: "With", options: .backwards) else {
      return [name, stem, stem + "(_:)"]
    }
    let label = stem[with.upperBound...]
    guard let first = label.first else { return [name, stem, stem + "(_:)"] }
    let lower = first.lowercased() + label.dropFirst()
    return [name, stem, stem + "(_:)", "\(stem[..<with.lowerBound])(\(lower):)"]
  }
}
