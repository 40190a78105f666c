/// Delayed messages that are neither sent nor cancelled.
package struct DelayedRequests {
  private struct Row {
    let number: Int
    let target: AnyObject
    let selector: Selector
  }

  private var rows: [Row] = []
  private var lastNumber = 0

  /// Returns the number by which the message is taken when it is due.
  package mutating func add(to target: AnyObject, _ selector: Selector) -> Int {
    lastNumber += 1
    rows.append(Row(number: lastNumber, target: target, selector: selector))
    return lastNumber
  }

  /// Removes a message; returns false if it was cancelled.
  package mutating func take(_ number: Int) -> Bool {
    defer { rows.removeAll { $0.number == number } }
    return rows.contains { $0.number == number }
  }

  /// Cancels the messages to `target`; all of them if the selector is nil.
  package mutating func cancel(to target: AnyObject, _ selector: Selector?) {
    rows.removeAll { $0.target === target && (selector == nil || $0.selector == selector) }
  }

  package func contains(target: AnyObject) -> Bool {
    rows.contains { $0.target === target }
  }
}
