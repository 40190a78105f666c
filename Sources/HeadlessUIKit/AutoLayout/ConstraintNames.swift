import Foundation

/// The names of views in messages about their constraints.
///
/// UIKit prints addresses; here views of the same name are numbered in order of appearance.
@MainActor
struct ConstraintNames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]

  init(of constraints: [NSLayoutConstraint]) {
    for case let view? in constraints.flatMap({ [$0.firstItem, $0.secondItem] }).map(Self.view)
    where numbers[ObjectIdentifier(view)] == nil {
      let count = counts[Self.plainName(of: view), default: 0] + 1
      counts[Self.plainName(of: view)] = count
      numbers[ObjectIdentifier(view)] = count
    }
  }

  func name(of item: AnyObject?) -> String {
    guard let view = Self.view(item) else { return item.map { "\(type(of: $0))" } ?? "nil" }
    let plain = Self.plainName(of: view)
    let number = numbers[ObjectIdentifier(view)]
    let isShared = counts[plain, default: 0] > 1
    let name = isShared ? number.map { "\(plain) #\($0)" } ?? plain : plain
    return (item as? UILayoutGuide).map { "\(name).\($0.identifier)" } ?? name
  }

  private static func view(_ item: AnyObject?) -> UIView? { NSLayoutConstraint.view(of: item) }

  private static func plainName(of view: UIView) -> String {
    view.accessibilityIdentifier ?? "\(type(of: view))"
  }
}
