import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct TintDimmingTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()
  private let mark = TintedView()

  init() {
    root.view.addSubview(mark)
    stage.window.rootViewController = root
    stage.advance(by: 0)
    mark.changes = 0
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  @Test(.rule("presentation.dims-tint", .documented), arguments: [true, false])
  func `behind an alert tints go grey, and come back`(animated: Bool) {
    let alert = alert()
    root.present(alert, animated: animated)
    #expect(mark.tintAdjustmentMode == .dimmed && mark.changes == 1)
    #expect(mark.tintColor != .systemBlue && alert.view.tintColor == .systemBlue)
    stage.advance(by: 1)
    alert.dismiss(animated: animated)
    #expect(mark.tintAdjustmentMode == .normal && mark.tintColor == .systemBlue)
    stage.advance(by: 1)
    #expect(mark.changes == 2)
  }

  @Test(.rule("presentation.dims-tint", .documented))
  func `so they do behind sheets, but not behind those that dim nothing`() {
    let sheet = UIViewController()
    root.present(sheet, animated: true)
    stage.advance(by: 1)
    #expect(mark.tintAdjustmentMode == .dimmed)
    let alert = alert()
    sheet.present(alert, animated: true)
    stage.advance(by: 1)
    #expect(sheet.view.tintAdjustmentMode == .dimmed && mark.changes == 1)
    alert.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(sheet.view.tintAdjustmentMode == .normal && mark.tintAdjustmentMode == .dimmed)
    sheet.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(mark.tintAdjustmentMode == .normal)
    let open = UIViewController()
    open.sheetPresentationController?.detents = [.medium()]
    open.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    root.present(open, animated: true)
    stage.advance(by: 1)
    #expect(mark.tintAdjustmentMode == .normal)
  }

  @Test(.rule("presentation.dims-tint", .documented))
  func `a full screen dims nothing`() {
    let screen = UIViewController()
    screen.modalPresentationStyle = .overFullScreen
    root.present(screen, animated: true)
    stage.advance(by: 1)
    #expect(mark.tintAdjustmentMode == .normal)
  }

  @Test(.rule("presentation.keeps-tint", .reported))
  func `who says that it is normal keeps its colours`() {
    root.view.tintAdjustmentMode = .normal
    root.present(alert(), animated: true)
    stage.advance(by: 1)
    #expect(mark.tintAdjustmentMode == .normal)
    root.view.tintAdjustmentMode = .automatic
    #expect(mark.tintAdjustmentMode == .dimmed)
    stage.window.tintAdjustmentMode = .normal
    #expect(mark.tintAdjustmentMode == .normal)
  }
}

private final class TintedView: UIView {
  var changes = 0

  override func tintColorDidChange() { changes += 1 }
}
