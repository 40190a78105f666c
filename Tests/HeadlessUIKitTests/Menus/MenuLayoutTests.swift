import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The layout inside of an open menu, and of the preview above it.
@MainActor
@Suite struct MenuLayoutTests {
  private let stage = Stage(device: .iPhone15)

  private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }

  @Test(arguments: [false, true], [false, true])
  func aRowHasItsMarkBeforeAndItsImageAfterTheTexts(hasImage: Bool, isReversed: Bool) {
    for (isIndented, start) in [(false, 16), (true, 32)] as [(Bool, CGFloat)] {
      let image = hasImage ? UIImage() : nil
      let action = UIAction(title: "A", subtitle: "B", image: image, state: .on) { _ in }
      let row = MenuRow(.leaf(action), isIndented: isIndented)
      if isReversed { row.semanticContentAttribute = .forceRightToLeft }
      stage.window.addSubview(row)
      let height = row.fittingHeight()
      row.frame = CGRect(x: 0, y: 0, width: 250, height: height)
      row.layoutIfNeeded()
      let frames = row.subviews.map(\.frame).map { frame in
        isReversed ? frame.offsetBy(dx: 250 - frame.maxX - frame.minX, dy: 0) : frame
      }
      let (label, detail) = (frames[0], frames[1])
      let width: CGFloat = 250 - start - (hasImage ? 52 : 16)
      #expect(label.minX == start && detail.minX == start)
      #expect(label.width == width && detail.width == width)
      #expect(label.height > 0 && detail.height > 0 && detail.minY == label.maxY)
      #expect(label.height + detail.height + 22 == height)
      #expect(label.minY == 11 && detail.maxY == height - 11)
      let middle = (height - 24) / 2
      #expect(frames[2] == CGRect(x: 214, y: middle, width: 24, height: 24))
      #expect(frames[3] == CGRect(x: 4, y: middle, width: 24, height: 24))
    }
  }

  @Test func linesLieBetweenRowsAndGapsBetweenGroups() throws {
    let group = UIMenu(options: .displayInline, children: [action("C")])
    let card = MenuCard { _ in }
    stage.window.addSubview(card)
    card.show(MenuEntries(UIMenu(title: "T", children: [action("A"), action("B"), group])))
    let size = card.fittingSize
    card.bounds.size = size
    card.layoutIfNeeded()
    let frames = card.choices.map(\.frame)
    let starts: [CGFloat] = [32 + card.pixel, 76 + 2 * card.pixel, 128 + 2 * card.pixel]
    try #require(frames.count == 3)
    for (frame, start) in zip(frames, starts) {
      #expect(abs(frame.minY - start) < 1e-9 && frame.minX == 0)
      #expect(frame.size == CGSize(width: 250, height: 44))
    }
    #expect(size.width == 250 && abs(size.height - frames[2].maxY) < 1e-9)
    let list = try #require(card.choices[0].superview as? UIScrollView)
    let title = try #require(list.subviews.first { $0 is UILabel })
    #expect(title.frame == CGRect(x: 16, y: 0, width: 218, height: 32))
    #expect(!list.isScrollEnabled)
    card.bounds.size.height = 100
    card.layoutIfNeeded()
    #expect(list.isScrollEnabled && list.contentSize == size)
  }

  // MARK: Previews

  private func source(
    _ parameters: UIPreviewParameters = UIPreviewParameters()
  ) -> UITargetedPreview {
    let view = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 60))
    view.layer.cornerRadius = 7
    stage.window.addSubview(view)
    stage.advance(by: 0)
    return UITargetedPreview(view: view, parameters: parameters)
  }

  @Test(arguments: [
    (CGSize.zero, CGSize(width: 361, height: 426)),
    (CGSize(width: 300, height: 0), CGSize(width: 300, height: 426)),
    (CGSize(width: 0, height: 200), CGSize(width: 361, height: 200)),
    (CGSize(width: 300, height: 200), CGSize(width: 300, height: 200)),
  ])
  func aControllerWithoutASizeGetsOne(own: CGSize, wanted: CGSize) {
    let controller = UIViewController()
    controller.preferredContentSize = own
    let space = CGSize(width: 393, height: 852)
    let lifted = LiftedPreview(source(), controller: controller, in: space)
    #expect(lifted.wantedSize == wanted && lifted.bounds.size == wanted)
    #expect(controller.view.bounds.size == wanted)
  }

  /// A controller's view begins with the corners of what it comes out of.
  @Test(arguments: [true, false])
  func shadowAndRoundCornersComeAndGoWithTheHeight(isPicture: Bool) throws {
    let controller = isPicture ? nil : UIViewController()
    let lifted = LiftedPreview(source(), controller: controller, in: stage.window.bounds.size)
    let clip = try #require(lifted.subviews.first)
    let resting: CGFloat = isPicture ? 0 : 7
    for _ in 0..<2 {
      #expect(lifted.layer.shadowOpacity == 0 && clip.layer.cornerRadius == resting)
      lifted.isRaised = true
      #expect(lifted.layer.shadowOpacity == 0.15 && clip.layer.cornerRadius == 13)
      lifted.isRaised = false
    }
  }

  @Test func aPreviewWithAShapeHasNoRoundCorners() throws {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60))
    let preview = source(parameters)
    let lifted = LiftedPreview(preview, controller: nil, in: stage.window.bounds.size)
    let clip = try #require(lifted.subviews.first)
    lifted.isRaised = true
    #expect(clip.layer.mask != nil && clip.layer.cornerRadius == 0)
    #expect(lifted.layer.shadowOpacity == 0.15 && lifted.layer.shadowPath != nil)
    let place = CGRect(x: 50, y: 60, width: 240, height: 30)
    lifted.stand(in: place)
    #expect(lifted.frame == place && lifted.bounds.size == CGSize(width: 120, height: 60))
  }
}
