import VirtualTime
import Foundation

/// One `begin` … `commit`, or the turn's implicit transaction.
struct TransactionFrame {
  package var animationDuration: CFTimeInterval?
  package var timingFunction: CAMediaTimingFunction?
  var areActionsDisabled: Bool?
  package var group: TransactionGroup
  package var values: [String: Any] = [:]
}

/// A stage's open transactions, outermost first.
final class TransactionStack {
  private var frames: [TransactionFrame] = []
  private var implicit = TransactionFrame(group: TransactionGroup(inside: nil))

  package var depth: Int { frames.count }
  package var top: TransactionFrame {
    get { frames.last ?? implicit }
    set {
      if frames.isEmpty { implicit = newValue } else { frames[frames.count - 1] = newValue }
    }
  }

  package func begin() { frames.append(TransactionFrame(group: TransactionGroup(inside: group))) }

  package func commit(_ core: StageCore) {
    guard let frame = frames.popLast() else { return }
    frame.group.close(core)
  }

  /// Called at the end of the turn: closes its implicit transaction.
  func closeImplicit(_ core: StageCore) {
    implicit.group.close(core)
    implicit = TransactionFrame(group: TransactionGroup(inside: nil))
  }

  // Values that are not set are inherited from the enclosing transaction.
  private func inherited<Value>(_ path: KeyPath<TransactionFrame, Value?>) -> Value? {
    for frame in frames.reversed() {
      if let value = frame[keyPath: path] { return value }
    }
    return implicit[keyPath: path]
  }

  package var animationDuration: CFTimeInterval {
    inherited(\.animationDuration) ?? CATransaction.standardDuration
  }
  var explicitTimingFunction: CAMediaTimingFunction? { inherited(\.timingFunction) }
  var areActionsDisabled: Bool { inherited(\.areActionsDisabled) ?? false }
  package var group: TransactionGroup { top.group }

  package func value(forKey key: String) -> Any? {
    for frame in frames.reversed() {
      if let value = frame.values[key] { return value }
    }
    return implicit.values[key]
  }
}
