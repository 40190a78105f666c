import Foundation
import Geometry

/// The lower part of an alert: its buttons, on top of or beside each other.
final class AlertRows: AlertPart {
  private var lines: [UIView] = []

  var buttons: [UIButton] = [] {
    didSet {
      for button in oldValue { button.removeFromSuperview() }
      for button in buttons { addSubview(button) }
    }
  }

  func layOut(in frame: CGRect, contentHeight: CGFloat, rowHeight: CGFloat) {
    place(frame, contentHeight: contentHeight)
    for line in lines { line.removeFromSuperview() }
    lines = []
    for (index, button) in buttons.enumerated() {
      let y = CGFloat(index) * rowHeight
      button.frame = CGRect(x: 0, y: y, width: frame.width, height: rowHeight)
      if y > 0 { addLine(CGRect(x: 0, y: y, width: frame.width, height: pixel)) }
    }
  }

  /// [D] Two buttons beside each other; right to left, the first one is at the right.
  func layOutPair(in frame: CGRect, isRightToLeft: Bool) {
    place(frame, contentHeight: frame.height)
    for line in lines { line.removeFromSuperview() }
    lines = []
    let half = frame.width / 2
    for (index, button) in (isRightToLeft ? buttons.reversed() : buttons).enumerated() {
      button.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: frame.height)
    }
    addLine(CGRect(x: half, y: 0, width: pixel, height: frame.height))
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    addSubview(line)
    lines.append(line)
  }
}
