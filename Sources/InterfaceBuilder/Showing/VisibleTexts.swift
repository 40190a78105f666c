import Foundation
import HeadlessUIKit

/// The texts that are visible in a window, the topmost first, with their positions.
@MainActor
struct VisibleTexts {
  private var texts: [(text: String, point: CGPoint)] = []
  private let window: UIView

  init(in window: UIView) {
    self.window = window
    collect(window)
  }

  func points(of text: String) -> [CGPoint] { texts.filter { $0.text == text }.map(\.point) }

  var all: [String] {
    var known: Set<String> = []
    return texts.map(\.text).filter { known.insert($0).inserted }
  }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    for child in view.subviews.reversed() { collect(child) }
    if let name = view.accessibilityIdentifier { add(name, at: window.middle(of: view)) }
    switch view {
    case let label as UILabel: add(label.text, at: window.middle(of: label))
    case let button as UIButton where button.currentTitle != nil:
      add(button.currentTitle, at: window.middle(of: button))
    case let field as UITextField: add(field.placeholder, at: window.middle(of: field))
    case let segments as UISegmentedControl: collect(segments)
    default: break
    }
  }

  private mutating func collect(_ control: UISegmentedControl) {
    let count = control.numberOfSegments
    guard count > 0 else { return }
    let width = control.bounds.width / CGFloat(count)
    for index in 0..<count {
      let middle = CGPoint(x: (CGFloat(index) + 0.5) * width, y: control.bounds.midY)
      add(control.titleForSegment(at: index), at: control.convert(middle, to: window))
    }
  }

  private mutating func add(_ text: String?, at point: CGPoint) {
    if let text, !text.isEmpty { texts.append((text, point)) }
  }
}
