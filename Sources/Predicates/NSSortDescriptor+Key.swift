public import Foundation
public import VirtualTime

// Foundation on Linux sorts by Swift's key paths alone.

extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, orderedBy: ValueOrder.order)
  }

  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key: key, ascending: ascending, orderedBy: { cmptr($0, $1) })
  }

  /// Sorts texts by one of Foundation's comparisons, such as `localizedStandardCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    guard let selector, selector.name != "compare:" else {
      self.init(key: key, ascending: ascending)
      return
    }
    let comparison = TextComparison(selector.name)
    if comparison == nil {
      StageCore.ambient.raise(
        "NSSortDescriptor",
        "nothing is known of the comparison \(selector.name)",
        remedy: "sort by a closure, with init(key:ascending:comparator:)"
      )
    }
    self.init(key: key, ascending: ascending) { left, right in
      comparison?.order(left, right) ?? ValueOrder.order(left, right)
    }
  }

  /// A property that may be nil.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>,
    ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      ValueOrder.ordered(KeyPathValue.unwrapped(left), KeyPathValue.unwrapped(right))
    }
  }

  private convenience init(
    key: String?,
    ascending: Bool,
    orderedBy order: @escaping (Any, Any) -> ComparisonResult?
  ) {
    let keys = (key ?? "self").split(separator: ".").map(String.init).filter { $0 != "self" }
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      ValueOrder.ordered(
        KeyPathValue.value(of: left, at: keys),
        KeyPathValue.value(of: right, at: keys),
        by: order
      )
    }
  }
}

/// Foundation's comparisons of texts, in English whatever the host speaks.
private struct TextComparison {
  private let options: String.CompareOptions

  init?(_ name: String) {
    switch name {
    case "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:":
      options = .caseInsensitive
    case "localizedCompare:": options = []
    case "localizedStandardCompare:": options = [.caseInsensitive, .numeric]
    default: return nil
    }
  }

  func order(_ left: Any, _ right: Any) -> ComparisonResult? {
    guard let left = left as? String, let right = right as? String else { return nil }
    return left.compare(right, options: options, locale: Locale(identifier: "en_US"))
  }
}
