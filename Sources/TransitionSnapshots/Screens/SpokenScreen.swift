internal import Foundation
internal import HeadlessUIKit

/// What VoiceOver would stop at on a screen, in the order of a swipe from element to element.
///
/// Of a presented controller's screen only what is presented is read. Neighbours are read by rows
/// from the top, each in the direction of the language; `accessibilityElements` decide otherwise.
@MainActor
struct SpokenScreen {
  private(set) var elements: [SpokenElement] = []

  init(_ stage: Stage) {
    var controller = stage.window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    if let view = controller?.viewIfLoaded { read(view) }
  }

  /// A line each: `"Done", button  (300, 20, 60, 44)`.
  var text: String {
    elements.map { element in
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        .map { Figures.decimal(Double($0)) }
      return "\(element.words)  (\(numbers.joined(separator: ", ")))\n"
    }.joined()
  }

  private mutating func read(_ object: UIResponder) {
    guard !object.accessibilityElementsHidden else { return }
    guard let view = object as? UIView else {
      if object.isAccessibilityElement { elements.append(SpokenElement(object: object)) }
      return
    }
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if Self.isElement(view) { return elements.append(SpokenElement(object: view)) }
    if let given = view.accessibilityElements {
      for case let inner as UIResponder in given { read(inner) }
      return
    }
    // What is modal hides its siblings.
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return read(modal)
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for row in Self.rows(of: view.subviews) {
      let order = row.sorted { $0.accessibilityFrame.minX < $1.accessibilityFrame.minX }
      for inner in isRightToLeft ? order.reversed() : order { read(inner) }
    }
  }

  /// Standard controls and texts are elements without being told so.
  private static func isElement(_ view: UIView) -> Bool {
    if view.isAccessibilityElement { return true }
    if let label = view as? UILabel { return label.text?.isEmpty == false }
    return view is UIButton || view is UISwitch || view is UISlider || view is UITextField
      || view is UITextView || view is UIStepper
  }

  /// Views whose middle lies beside the first of their row stand in one row with it.
  private static func rows(of views: [UIView]) -> [[UIView]] {
    var rows: [[UIView]] = []
    let order = views.enumerated().sorted { one, other in
      let (top, below) = (one.element.accessibilityFrame, other.element.accessibilityFrame)
      return (top.minY, one.offset) < (below.minY, other.offset)
    }
    for view in order.map(\.element) {
      let middle = view.accessibilityFrame.midY
      if let first = rows.last?.first?.accessibilityFrame,
        (first.minY..<first.maxY).contains(middle)
      {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    return rows
  }
}

extension TransitionStrategy {
  /// What VoiceOver would read when the recording has settled: a line an element, in its order,
  /// with its frame.
  public static let voiceOver = TransitionStrategy(name: "VoiceOver") { _ in
    [Snapshot(fileExtension: "spoken.txt", content: .text(SpokenScreen(.current).text))]
  }
}
