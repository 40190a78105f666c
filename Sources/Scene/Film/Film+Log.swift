import Foundation

// t=0      ListViewController.viewWillDisappear(animated: true)
// t=0      animator.animateTransition(using:)  duration=500
// t=500    warning: DetailViewController: a sentence; a remedy
extension Film: CustomStringConvertible {
  /// The log: one line for each event or fault, sorted by time, which comes first in milliseconds.
  public var description: String {
    log.map { $0 + "\n" }.joined()
  }

  /// The lines of the log; at one time events come before faults.
  public var log: [String] {
    let lines = events.map { ($0.time, $0.description) } + faults.map { ($0.time, $0.description) }
    // The standard library's sort is stable, but that is not guaranteed.
    return lines.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  static func line(at time: TimeInterval, depth: Int = 0, _ text: String) -> String {
    let stamp = "t=" + ValueText.number((time * 1000).rounded())
    let padding = String(repeating: " ", count: max(9 - stamp.count, 1))
    return stamp + padding + String(repeating: "  ", count: depth) + text
  }
}

extension Film.Event: CustomStringConvertible {
  public var description: String {
    let call = subject.isEmpty ? name : "\(subject).\(name)"
    return Film.line(at: time, depth: depth, detail.isEmpty ? call : "\(call)  \(detail)")
  }
}

extension Film.Fault: CustomStringConvertible {
  public var description: String {
    Film.line(at: time, "\(severity.rawValue): \(words)")
  }
}
