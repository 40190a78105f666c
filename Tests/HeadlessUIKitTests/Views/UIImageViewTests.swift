import Bitmap
import Foundation
import Geometry
import Scene
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

  @Test func layersGiveTheImageBack() {
    let picture = image(7)
    let view = UIImageView(image: picture)
    view.layer.displayIfNeeded()
    #expect(view.layer.contents as? CGImage === picture.cgImage)
  }
}
