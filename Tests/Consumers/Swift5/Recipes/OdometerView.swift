import UIKit

// Odometer: columns of digits that roll, staggered keyframes on layers.
class OdometerView: UIView {
  var columns: [CALayer] = []
  var font = UIFont.systemFont(ofSize: 40, weight: .semibold)
  var textColor: UIColor = .black
  private(set) var value = 0

  func setValue(_ newValue: Int, animated: Bool, duration: CFTimeInterval = 1.5) {
    let old = String(value), new = String(newValue)
    value = newValue
    columns.forEach { $0.removeFromSuperlayer() }
    columns.removeAll()
    let digitSize = ("8" as NSString).size(withAttributes: [.font: font])
    let padded = String(repeating: "0", count: max(0, new.count - old.count)) + old
    for (index, pair) in zip(padded, new).enumerated() {
      guard let from = Int(String(pair.0)), let to = Int(String(pair.1)) else { continue }
      let host = CALayer()
      host.masksToBounds = true
      host.frame = CGRect(
        x: CGFloat(index) * digitSize.width,
        y: 0,
        width: digitSize.width,
        height: digitSize.height
      )
      let strip = CALayer()
      strip.anchorPoint = .zero
      let sequence = Array(stride(from: from, through: to < from ? to + 10 : to, by: 1))
      for (row, digit) in sequence.enumerated() {
        let text = CATextLayer()
        text.string = "\(digit % 10)"
        text.font = font
        text.fontSize = font.pointSize
        text.foregroundColor = textColor.cgColor
        text.alignmentMode = .center
        text.contentsScale = UIScreen.main.scale
        text.frame = CGRect(
          x: 0,
          y: CGFloat(row) * digitSize.height,
          width: digitSize.width,
          height: digitSize.height
        )
        strip.addSublayer(text)
      }
      strip.bounds = CGRect(
        x: 0,
        y: 0,
        width: digitSize.width,
        height: digitSize.height * CGFloat(sequence.count)
      )
      host.addSublayer(strip)
      layer.addSublayer(host)
      columns.append(host)
      let end = -CGFloat(sequence.count - 1) * digitSize.height
      strip.position = CGPoint(x: 0, y: end)
      guard animated, sequence.count > 1 else { continue }
      let roll = CAKeyframeAnimation(keyPath: "position.y")
      roll.values = [0, end - 6, end]
      roll.keyTimes = [0, 0.85, 1]
      roll.timingFunctions = [
        CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeOut),
      ]
      roll.duration = duration
      roll.beginTime = strip.convertTime(CACurrentMediaTime(), from: nil) + 0.1 * Double(index)
      roll.fillMode = .backwards
      strip.add(roll, forKey: "roll")
    }
    invalidateIntrinsicContentSize()
  }
  override var intrinsicContentSize: CGSize {
    guard let last = columns.last else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return CGSize(width: last.frame.maxX, height: last.frame.height)
  }
}
