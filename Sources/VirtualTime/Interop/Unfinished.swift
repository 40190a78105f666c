/// What a stage waits for in real time.
enum Unfinished: Hashable, Comparable {
  case task
  case operation
  /// On the main queue, which runs nothing else while code of its own waits.
  case operationOfMainQueue
  case workOfMainQueue
  case work(queue: String)

  /// `2 tasks and work on the queue 'images'`.
  static func list(_ all: [Unfinished]) -> String {
    let counts = Dictionary(grouping: all) { $0 }.mapValues(\.count)
    let parts = counts.sorted { $0.key < $1.key }.map { $0.key.words($0.value) }
    // The last of it may have ended since its time was up.
    guard let last = parts.last else { return "something" }
    let others = parts.dropLast()
    return others.isEmpty ? last : others.joined(separator: ", ") + " and " + last
  }

  private func words(_ count: Int) -> String {
    switch self {
    case .task: count == 1 ? "a task" : "\(count) tasks"
    case .operation: count == 1 ? "an operation" : "\(count) operations"
    case .operationOfMainQueue:
      (count == 1 ? "an operation" : "\(count) operations") + " of the main queue"
    case .workOfMainQueue: "work on the main queue"
    case .work(let queue): "work on the queue '\(queue)'"
    }
  }
}
