import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The sizes that controls have by themselves; −1 where the layout is asked.
@MainActor
@Suite struct ControlSizeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let size: CGSize
    let make: @MainActor @Sendable () -> UIView
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "plain view", size: CGSize(width: -1, height: -1)) { UIView() },
    Row(name: "scroll view", size: CGSize(width: -1, height: -1)) { UIScrollView() },
    Row(name: "stack view", size: CGSize(width: -1, height: -1)) { UIStackView() },
    Row(name: "image view", size: CGSize(width: -1, height: -1)) { UIImageView() },
    Row(name: "label", size: .zero) { UILabel() },
    Row(name: "switch", size: CGSize(width: 49, height: 31)) { UISwitch() },
    Row(name: "stepper", size: CGSize(width: 94, height: 32)) { UIStepper() },
    Row(name: "slider", size: CGSize(width: -1, height: 34)) { UISlider() },
    Row(name: "progress", size: CGSize(width: -1, height: 4)) {
      UIProgressView(progressViewStyle: .default)
    },
    Row(name: "spinner", size: CGSize(width: 20, height: 20)) {
      UIActivityIndicatorView(style: .medium)
    },
    Row(name: "large spinner", size: CGSize(width: 37, height: 37)) {
      UIActivityIndicatorView(style: .large)
    },
    Row(name: "navigation bar", size: CGSize(width: -1, height: 44)) { UINavigationBar() },
    Row(name: "tab bar", size: CGSize(width: -1, height: 49)) { UITabBar() },
    Row(name: "toolbar", size: CGSize(width: -1, height: 44)) { UIToolbar() },
    Row(name: "rounded text field", size: CGSize(width: 14, height: 34)) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return field
    },
    Row(name: "button with an image alone", size: CGSize(width: 8, height: 4)) {
      let button = UIButton(type: .custom)
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in },
        for: .normal
      )
      return button
    },
    Row(name: "button without title", size: CGSize(width: 30, height: 34)) { UIButton() },
    Row(name: "system button without title", size: CGSize(width: 30, height: 30)) {
      UIButton(type: .system)
    },
  ]

  @Test(
    .evidence(.documented, .reported),
    .rule("controls.switch-size", .reported),
    arguments: rows
  )
  func aControlWantsItsSize(_ row: Row) {
    #expect(row.make().intrinsicContentSize == row.size)
  }

  /// Fitting keeps the origin, and what a control does not care about as it was.
  @Test(.evidence(.documented), arguments: rows)
  func fittingGivesTheSizeThatIsWanted(_ row: Row) {
    let view = row.make()
    view.frame = CGRect(x: 7, y: 9, width: 200, height: 300)
    view.sizeToFit()
    let rect = view.alignmentRect(forFrame: view.frame)
    #expect(rect.origin == CGPoint(x: 7, y: 9))
    if row.size.height >= 0 { #expect(rect.height == row.size.height) }
    if row.size.width >= 0 { #expect(rect.width == row.size.width) }
    if row.size.width < 0, row.size.height >= 0 { #expect(rect.width == 200) }
  }

  /// Laid out by constraints it is as large as it wants to be, without a warning.
  @Test(arguments: rows) func constraintsLeaveItsSizeToIt(_ row: Row) {
    let stage = Stage(device: .iPhone15)
    let view = row.make()
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100).isActive = true
    stage.advance(by: 0)
    let rect = view.alignmentRect(forFrame: view.frame)
    #expect(rect.origin == CGPoint(x: 10, y: 100))
    if row.size.height >= 0 { #expect(rect.height == row.size.height) }
    if row.size.width >= 0 { #expect(rect.width == row.size.width) }
    #expect(stage.faults.isEmpty)
  }
}
