/// Messages that were asked for with a delay, and neither sent nor taken back.
package struct DelayedRequests {
  private struct Row {
    let number: Int
    let target: AnyObject
    let selector: Selector
  }

  private var rows: [Row] = []
  private var lastNumber = 0

  /// The number by which the message is taken when its time has come.
  package mutating func add(to target: AnyObject, _ selector: Selector) -> Int {
    lastNumber += 1
    rows.append(Row(number: lastNumber, target: target, selector: selector))
    return lastNumber
  }

  /// Whether the message has not been taken back.
  package mutating func take(_ number: Int) -> Bool {
    defer { rows.removeAll { $0.number == number } }
    return rows.contains { $0.number == number }
  }

  /// Takes back the messages to `target`; nil: whatever their selector.
  package mutating func cancel(to target: AnyObject, _ selector: Selector?) {
    rows.removeAll { $0.target === target && (selector == nil || $0.selector == selector) }
  }

  package func contains(target: AnyObject) -> Bool {
    rows.contains { $0.target === target }
  }
}
