internal import Foundation
internal import HeadlessUIKit

/// The elements that VoiceOver visits on a screen, in swipe order.
///
/// If a controller is presented, only its screen is read. Siblings are read in rows from the top,
/// each in the direction of the language, unless `accessibilityElements` defines the order.
@MainActor
struct SpokenScreen {
  private(set) var elements: [SpokenElement] = []

  init(_ stage: Stage) {
    var controller = stage.window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    if let view = controller?.viewIfLoaded { read(view) }
  }

  /// One line for each element: `"Done", button  (300, 20, 60, 44)`.
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
    // A modal view hides its siblings.
    if let modal = view.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return read(modal)
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for row in Self.rows(of: view.subviews) {
      let order = row.sorted { $0.accessibilityFrame.minX < $1.accessibilityFrame.minX }
      for inner in isRightToLeft ? order.reversed() : order { read(inner) }
    }
  }

  /// Standard controls and labels are elements by default.
  private static func isElement(_ view: UIView) -> Bool {
    if view.isAccessibilityElement { return true }
    if let label = view as? UILabel { return label.text?.isEmpty == false }
    return view is UIButton || view is UISwitch || view is UISlider || view is UITextField
      || view is UITextView || view is UIStepper
  }

  /// Groups views into rows: a view whose middle is beside the first of a row belongs to it.
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
  /// What VoiceOver would read after the recording has settled: one line for each element, with its
  /// frame.
  public static let voiceOver = TransitionStrategy(name: "VoiceOver") { _ in
    [Snapshot(fileExtension: "spoken.txt", content: .text(SpokenScreen(.current).text))]
  }
}
