import Foundation

/// [W] Measured on screenshots: an alert's width and rows, a sheet's rows and gaps.
enum AlertMeasure {
  static let alertWidth: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  static let alertRow: CGFloat = 44
  static let sheetRow: CGFloat = 57
  static let sheetMargin: CGFloat = 8
  static let radius: CGFloat = 14
  static let padding: CGFloat = 16
  static let fieldHeight: CGFloat = 30
  static let fieldTextSize: CGFloat = 13
  // [I] The space beside and above a button's title.
  static let titleMargin: CGFloat = 8
  static let titlePadding: CGFloat = 11
}
