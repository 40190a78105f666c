import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Where a view goes back to that a presentation has taken away.
@MainActor @Suite struct OriginalPositionTests {
  private let parent = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 200))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  private let below = UIView()
  private let above = UIView()

  init() {
    for each in [below, view, above] { parent.addSubview(each) }
  }

  /// Takes the view away, and brings it back after `meanwhile`.
  private func takenAndBack(_ meanwhile: () -> Void = {}) throws {
    let position = try #require(OriginalPosition(of: view))
    view.removeFromSuperview()
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    meanwhile()
    position.take(view)
  }

  @Test func itGoesBackBetweenItsSiblings() throws {
    try takenAndBack()
    #expect(parent.subviews == [below, view, above])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    try takenAndBack { below.removeFromSuperview() }
    #expect(parent.subviews == [above, view])
    try takenAndBack { above.removeFromSuperview() }
    #expect(parent.subviews == [view])
    view.removeFromSuperview()
    #expect(OriginalPosition(of: view) == nil)
  }

  @Test(
    arguments: [
      ([] as UIView.AutoresizingMask, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (
        [.flexibleWidth, .flexibleHeight] as UIView.AutoresizingMask,
        CGRect(x: 10, y: 20, width: 90, height: 140)
      ),
      (.flexibleTopMargin, CGRect(x: 10, y: 120, width: 30, height: 40)),
    ] as [(UIView.AutoresizingMask, CGRect)]
  )
  func itIsResizedAsIfItHadNeverBeenAway(mask: UIView.AutoresizingMask, frame: CGRect) throws {
    view.autoresizingMask = mask
    try takenAndBack { parent.frame.size = CGSize(width: 160, height: 300) }
    #expect(view.frame == frame)
  }

  @Test func itsAnchorAndTransformDoNotMatter() throws {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let before = view.frame
    let position = try #require(OriginalPosition(of: view))
    view.removeFromSuperview()
    view.anchorPoint = .zero
    view.center = CGPoint(x: 77, y: 88)
    position.take(view)
    #expect(view.plainFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.center = CGPoint(x: 25, y: 40)
    #expect(view.frame == before)
  }

  /// What filled a container of a presentation fills it, whatever its mask.
  @Test(arguments: [true, false]) func whatFilledAContainerFillsIt(fills: Bool) throws {
    let container = PresentationContainerView(frame: parent.frame)
    view.frame = fills ? container.bounds : CGRect(x: 0, y: 0, width: 100, height: 199)
    container.addSubview(view)
    try takenAndBack { container.frame.size = CGSize(width: 160, height: 300) }
    #expect(view.frame == CGRect(x: 0, y: 0, width: fills ? 160 : 100, height: fills ? 300 : 199))
  }

  @Test func itsPlaceIsToldInAnotherSpace() throws {
    let (root, other) = (UIView(), UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9)))
    for each in [parent, other] { root.addSubview(each) }
    let part = try #require(OriginalPosition(of: view))
    #expect(part.frame(in: other) == CGRect(x: 14, y: 25, width: 30, height: 40))
    #expect(!part.hasNewSpace)
    view.frame = parent.bounds
    let whole = try #require(OriginalPosition(of: view))
    #expect(!whole.hasNewSpace)
    parent.frame.size = CGSize(width: 160, height: 300)
    #expect(whole.hasNewSpace && !part.hasNewSpace)
    #expect(whole.frameNow(in: other) == CGRect(x: 4, y: 5, width: 160, height: 300))
    #expect(whole.frame(in: other) == CGRect(x: 4, y: 5, width: 100, height: 200))
  }

  @Test func aPanelHoldsItsContent() {
    let controller = UIPresentationController(presentedViewController: B(), presenting: nil)
    let panel = PresentationPanel(controller)
    panel.hold(view)
    #expect(view.superview === panel.clip)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    panel.frame = CGRect(x: 0, y: 0, width: 70, height: 90)
    panel.layoutIfNeeded()
    #expect(panel.clip.frame == panel.bounds && view.frame == panel.bounds)
    #expect(panel.clip.clipsToBounds && view.isFramed && panel.clip.isFramed && !panel.isFramed)
    #expect(panel.content === view)
    let later = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    panel.hold(later)
    #expect(later.frame == panel.bounds, "the panel has a size by now")
  }
}
