import Foundation
import Geometry

/// The data source of wheels of dates.
@MainActor
final class DateWheelDataSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// Called when a finger has turned a wheel.
  var stopped: () -> Void = {}
  private var widths: [CGFloat] = []
  var wheels: DatePickerWheels {
    didSet { widths = [] }
  }

  // [I] Between columns of a date picker of iOS 14, without the gap of all pickers.
  private static let padding: CGFloat = 16
  private static let font = UIFont.systemFont(ofSize: UIPickerView.fontSize)

  init(_ wheels: DatePickerWheels) {
    self.wheels = wheels
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.count(of: component)
  }
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { wheels.title(ofRow: row, component: component) }
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.text = wheels.title(ofRow: row, component: component)
    label.font = Self.font
    let alignment = wheels.wheels[component].alignment
    label.textAlignment = pickerView.isRightToLeft ? alignment.mirrored : alignment
    label.adjustsFontSizeToFitWidth = true
    return label
  }
  /// Columns are narrower if there is no room.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    if widths.isEmpty { widths = wheels.wheels.indices.map(width) }
    let gaps = UIPickerView.gap * CGFloat(widths.count - 1)
    let room = max(1, pickerView.bounds.width - gaps)
    return widths[component] * min(1, room / widths.reduce(0, +))
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    stopped()
  }

  private func width(_ component: Int) -> CGFloat {
    let texts = wheels.wideRows(of: component).map { row in
      let title = wheels.title(ofRow: row, component: component)
      return (title as NSString).size(withAttributes: [.font: Self.font]).width
    }
    return (texts.max() ?? 0).rounded(.up) + Self.padding
  }
}

extension DatePickerWheels.Wheel {
  // [W] Names of months begin, and numbers end, below each other.
  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .month: .left
    case .year, .half: .center
    case .day, .wholeDate, .hour, .hours, .minute: .right
    }
  }
}

extension NSTextAlignment {
  fileprivate var mirrored: NSTextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .center, .justified, .natural: self
    }
  }
}
