import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct AlertTests {
  private let stage = Stage(device: .iPhone15)
  private let p = P()

  private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
  }

  @Test func `an alert is presented over its presenter, which hears nothing`() throws {
    stage.show(p)
    let alert = alert()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let mark = stage.log.count
    let film = try stage.record { p.present(alert, animated: true) }
    #expect(film.duration > 0)
    #expect(film.faults.isEmpty)
    #expect(p.presentedViewController === alert)
    #expect(!stage.callbacks(since: mark).contains { $0.hasPrefix("P.") && $0.contains("ppear") })
    #expect(alert.view.frame.width == 270)
    let place = alert.view.convert(alert.view.bounds, to: nil as UIView?)
    #expect(abs(place.midX - 196.5) <= 1)
    #expect(abs(place.midY - 426) <= 1)
  }

  @Test func `a tap on a button dismisses, then runs its handler`() throws {
    stage.show(p)
    let alert = alert()
    var chosen: [String] = []
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [p] action in
          chosen.append("\(action.title ?? "") \(p.presentedViewController == nil)")
        }
      )
    }
    try stage.record { p.present(alert, animated: true) }
    let place = alert.view.convert(alert.view.bounds, to: nil as UIView?)
    // [D] Of two buttons, cancel stands first.
    let second = CGPoint(x: place.maxX - 40, y: place.maxY - 20)
    let film = try stage.record { stage.tap(at: second) }
    #expect(chosen == ["Delete true"])
    #expect(film.duration > 0)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `an action sheet comes up from the bottom`() throws {
    stage.show(p)
    let sheet = alert(.actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let film = try stage.record { p.present(sheet, animated: true) }
    #expect(film.duration == 0.5)
    let place = sheet.view.convert(sheet.view.bounds, to: nil as UIView?)
    #expect(isNear(place.maxY, 852 - 34))
    #expect(place.width == 377)
  }

  @Test func `text fields are an alert's, and hold what is typed`() throws {
    let alert = alert()
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.textFields?.first?.placeholder == "Name")
    stage.show(p)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { self.alert(.actionSheet).addTextField() }
    }
  }

  @Test(arguments: [UIAlertController.Style.actionSheet, .alert])
  func `a tap beside a sheet cancels it, if it has a cancel action`(
    style: UIAlertController.Style
  ) throws {
    stage.show(p)
    var chosen: [String] = []
    for hasCancel in [false, true] {
      let alert = UIAlertController(title: nil, message: "?", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen.append("yes") })
      let cancel = UIAlertAction(title: "No", style: .cancel) { _ in chosen.append("no") }
      if hasCancel { alert.addAction(cancel) }
      try stage.record { p.present(alert, animated: true) }
      try stage.record { stage.tap(at: CGPoint(x: 200, y: 80)) }
      let isGone = p.presentedViewController == nil
      #expect(isGone == (hasCancel && style == .actionSheet))
      try stage.record { if !isGone { p.dismiss(animated: false) } }
    }
    #expect(chosen == (style == .actionSheet ? ["no"] : []))
  }

  @Test func `a sheet has no preferred action`() throws {
    for style in [UIAlertController.Style.actionSheet, .alert] {
      let alert = UIAlertController(title: nil, message: "?", preferredStyle: style)
      let share = UIAlertAction(title: "Share", style: .default)
      alert.addAction(share)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.preferredAction = share
      let fonts = try ["Share", "Cancel"].map { title in
        try #require(alert.view.button(titled: title)?.titleLabel?.font)
      }
      #expect(fonts[0] != fonts[1])
      let bold = fonts[style == .alert ? 0 : 1]
      #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
  }

  @Test func `there is one cancel button at most`() {
    let alert = alert()
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { alert.addAction(UIAlertAction(title: "Never", style: .cancel)) }
    }
    #expect(alert.actions.count == 1)
  }

  @Test func `an action has a title, and a preferred one was added`() {
    let alert = alert()
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { alert.addAction(UIAlertAction(title: nil, style: .default)) }
    }
    let stranger = UIAlertAction(title: "Yes", style: .default)
    #expect(throws: Stage.UIKitException.self) {
      try stage.record { alert.preferredAction = stranger }
    }
    #expect(alert.actions.isEmpty && alert.preferredAction == nil)
  }
}

extension UIView {
  fileprivate func button(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.title(for: .normal) == title { return button }
    return subviews.lazy.compactMap { $0.button(titled: title) }.first
  }
}
