/// Methods that were registered for bare selector names.
@MainActor
final class ActionTable {
  static let shared = ActionTable()

  private struct Row {
    let type: AnyClass
    let action: Selector.Action
  }

  private var rows: [String: [Row]] = [:]

  func register(_ name: String, on type: AnyClass, _ action: @escaping Selector.Action) {
    rows[name, default: []].insert(Row(type: type, action: action), at: 0)
  }

  /// The action for the nearest superclass of `type`.
  subscript(name: String, type: AnyClass) -> Selector.Action? {
    guard let known = rows[name] else { return nil }
    var candidate: AnyClass? = type
    while let current = candidate {
      if let row = known.first(where: { $0.type == current }) { return row.action }
      candidate = _getSuperclass(current)
    }
    return nil
  }
}

extension Selector {
  /// Registers `name` for objects of `type`, like `@objc`.
  @MainActor
  public static func register<T: AnyObject, R>(
    _ name: String,
    _ method: @escaping @Sendable (T) -> @MainActor () -> R
  ) {
    let selector = Selector(name, method)
    if let action = selector.action { ActionTable.shared.register(name, on: T.self, action) }
  }

  @MainActor
  public static func register<T: AnyObject, A, R>(
    _ name: String,
    _ method: @escaping @Sendable (T) -> @MainActor (A) -> R
  ) {
    let selector = Selector(name, method)
    if let action = selector.action { ActionTable.shared.register(name, on: T.self, action) }
  }
}
