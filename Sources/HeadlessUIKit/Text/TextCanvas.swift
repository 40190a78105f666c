import Foundation
import Scene

/// Collects the text that is drawn while a view or a text layer displays itself.
final class TextCanvas {
  private(set) var runs: [TextRuns] = []

  /// Nil when nothing has been drawn.
  var content: Content {
    switch runs.count {
    case 0: .none
    case 1: .text(runs[0])
    default:
      .text(TextRuns(runs.flatMap(\.runs), decorations: runs.flatMap(\.decorations)))
    }
  }

  static func draw(_ runs: TextRuns) {
    stack.last?.runs.append(runs)
  }

  /// What `body` draws.
  static func content(of body: () -> Void) -> Content {
    let canvas = TextCanvas()
    stack.append(canvas)
    defer { stack.removeLast() }
    body()
    return canvas.content
  }

  // Touched on the main thread only, as all drawing of UIKit's views is.
  private nonisolated(unsafe) static var stack: [TextCanvas] = []
}
