import Bitmap
import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIImageViewTests {
  private let stage = Stage(device: .iPhoneSE)

  private func image(_ gray: UInt8, width: Int = 4, height: Int = 2) -> UIImage {
    let bitmap = Bitmap(width: width, height: height) { bytes in
      for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : gray }
    }
    return UIImage(cgImage: CGImage(.bitmap(bitmap)), scale: 2, orientation: .up)
  }

  private func shown(_ view: UIImageView) -> ImageContent? {
    if view.superview == nil { stage.window.addSubview(view) }
    stage.advance(by: 0)
    guard let layer = view.layer.presentation() else { return nil }
    guard case .image(let image) = layer.values.layer(children: [], mask: nil).content else {
      return nil
    }
    return image
  }

  private func gray(_ content: ImageContent?) -> UInt8? {
    content?.bitmap.withUnsafeBytes { $0[0] }
  }

  @Test func aViewIsAsLargeAsItsImage() {
    let view = UIImageView(image: image(9))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(view.intrinsicContentSize == CGSize(width: 2, height: 1))
    #expect(view.sizeThatFits(CGSize(width: 99, height: 99)) == CGSize(width: 2, height: 1))
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test(.evidence(.documented)) func constraintsDoNotSeeTheShadowInAnImage() {
    let shadow = UIEdgeInsets(top: 0, left: 2, bottom: 3, right: 4)
    let picture = image(9, width: 40, height: 20).withAlignmentRectInsets(shadow)
    let view = UIImageView(image: picture)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    #expect(view.alignmentRectInsets == shadow)
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 7))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
    ])
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 10, width: 20, height: 10))
    view.image = image(9, width: 40, height: 20)
    box.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test(.evidence(.documented)) func howeverItIsMadeAViewIsNotTouched() {
    let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    let views = [
      UIImageView(), UIImageView(image: nil), UIImageView(image: image(9)),
      UIImageView(image: image(1), highlightedImage: image(2)), UIImageView(frame: frame),
    ]
    #expect(views.allSatisfy { !$0.isUserInteractionEnabled })
    #expect(views.map(\.frame.width) == [0, 0, 2, 2, 9])
    #expect(views[4].hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
  }

  @Test(.evidence(.documented)) func aViewStartsWithItsDefaults() {
    let view = UIImageView()
    #expect(view.image == nil && view.highlightedImage == nil && !view.isHighlighted)
    #expect(view.animationImages == nil && view.highlightedAnimationImages == nil)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0 && !view.isAnimating)
    #expect(view.preferredSymbolConfiguration == nil)
    let both: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [view, UIButton()]
    #expect(both.allSatisfy { !$0.adjustsImageSizeForAccessibilityContentSizeCategory })
    view.startAnimating()
    #expect(!view.isAnimating, "there is nothing to show in turn")
  }

  @Test func contentModesAreGravities() {
    let view = UIImageView(image: image(9))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(shown(view)?.gravity == .resize)
    view.contentMode = .scaleAspectFill
    #expect(shown(view)?.gravity == .resizeAspectFill)
    view.contentMode = .bottomRight
    #expect(shown(view)?.gravity == .bottomRight)
    #expect(shown(view)?.scale == 2)
  }

  @Test func templatesTakeTheTint() {
    let view = UIImageView(image: image(9).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    #expect(shown(view)?.tint == UIColor.red.value)
    view.tintColor = .green
    #expect(shown(view)?.tint == UIColor.green.value)
    view.image = image(9)
    #expect(shown(view)?.tint == nil)
  }

  @Test func highlightedViewsShowTheirOtherImage() {
    let view = UIImageView(image: image(1), highlightedImage: image(2))
    #expect(gray(shown(view)) == 1)
    view.isHighlighted = true
    #expect(gray(shown(view)) == 2)
  }

  @Test func imagesTakeTurnsOnTheVirtualClock() {
    let view = UIImageView(image: image(0))
    view.animationImages = [image(1), image(2), image(3), image(4)]
    view.animationDuration = 0.4
    stage.window.addSubview(view)
    view.startAnimating()
    #expect(view.isAnimating)
    var seen: [UInt8?] = []
    stage.advance(by: 0.05)
    for _ in 0..<6 {
      seen.append(gray(shown(view)))
      stage.advance(by: 0.1)
    }
    #expect(seen == [1, 2, 3, 4, 1, 2])
    view.stopAnimating()
    #expect(gray(shown(view)) == 0)
  }

  @Test func countedRoundsEnd() {
    let view = UIImageView(image: image(0))
    view.animationImages = [image(1), image(2), image(3)]
    view.animationRepeatCount = 2
    stage.window.addSubview(view)
    view.startAnimating()
    stage.advance(by: 0.19)
    #expect(view.isAnimating)
    stage.advance(by: 0.02)
    #expect(!view.isAnimating)
  }

  private func round(_ view: UIImageView) -> CAAnimation? {
    view.layer.animation(forKey: UIImageView.roundKey)
  }

  /// A thirtieth of a second for each image, unless a round has a time of its own.
  @Test(
    .evidence(.documented),
    arguments: [(0, 3, 0.1), (0, 6, 0.2), (0.7, 3, 0.7), (-1, 3, 0.1)]
      as [(TimeInterval, Int, TimeInterval)]
  )
  func aRoundTakesItsTime(stated: TimeInterval, count: Int, duration: TimeInterval) throws {
    let view = UIImageView()
    view.animationImages = (0..<count).map { image(UInt8($0)) }
    view.animationDuration = stated
    view.startAnimating()
    let endless = try #require(round(view))
    #expect(abs(endless.duration - duration) < 1e-9 && endless.repeatCount == .infinity)
    view.animationRepeatCount = 2
    view.startAnimating()
    #expect(round(view)?.repeatCount == 2)
    view.animationImages = nil
    #expect(!view.isAnimating)
  }

  @Test func otherImagesEndTheRound() {
    let view = UIImageView()
    view.animationImages = [image(1), image(2)]
    view.startAnimating()
    view.highlightedAnimationImages = [image(3)]
    #expect(!view.isAnimating)
    view.isHighlighted = true
    view.startAnimating()
    #expect((round(view) as? CAKeyframeAnimation)?.values?.count == 1)
  }

  /// It took as long as the round of the image that is not shown.
  @Test func aHighlightedImageTurnsInItsOwnTime() {
    let plain = UIImage.animatedImage(with: [image(1), image(2)], duration: 4)
    let lit = UIImage.animatedImage(with: [image(3), image(4)], duration: 1)
    let view = UIImageView(image: plain, highlightedImage: lit)
    view.isHighlighted = true
    #expect(!view.isAnimating)
    stage.window.addSubview(view)
    #expect(round(view)?.duration == 1)
    view.isHighlighted = false
    view.startAnimating()
    #expect(round(view)?.duration == 4)
    view.image = image(5)
    #expect(!view.isAnimating, "another image takes its place")
  }

  @Test func layersGiveTheImageBack() {
    let picture = image(7)
    let view = UIImageView(image: picture)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents as? CGImage === picture.cgImage)
  }
}
