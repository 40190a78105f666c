import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// The system's slider, as subclasses lay it out.
@MainActor @Suite struct VolumeViewTests {
  @Test func subclassesPlaceTheSliderAndItsThumb() throws {
    let view = Shifted(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let slider = try #require(view.subviews.first as? UISlider)
    let plain = MPVolumeView(frame: view.frame)
    let other = try #require(plain.subviews.first as? UISlider)
    for view in [view, plain] { view.layoutIfNeeded() }
    #expect(slider.frame == CGRect(x: 10, y: 0, width: 180, height: 40))
    #expect(other.frame == plain.bounds)
    let track = slider.trackRect(forBounds: slider.bounds)
    func thumb(_ slider: UISlider) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    }
    #expect(thumb(slider) == thumb(other).offsetBy(dx: 0, dy: 3))
  }

  @Test func theButtonOfTheRouteKeepsItsPicture() {
    let (view, image) = (MPVolumeView(frame: .zero), UIImage())
    view.setRouteButtonImage(image, for: .normal)
    #expect(view.routeButtonImage(for: .normal) === image)
    #expect(view.routeButtonImage(for: .highlighted) == nil)
    #expect(view.routeButtonRect(forBounds: view.bounds) == .zero)
  }
}

private final class Shifted: MPVolumeView {
  override func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: 10, dy: 0)
  }

  override func volumeThumbRect(
    forBounds bounds: CGRect,
    volumeSliderRect rect: CGRect,
    value: Float
  ) -> CGRect {
    super.volumeThumbRect(forBounds: bounds, volumeSliderRect: rect, value: value)
      .offsetBy(dx: 0, dy: 3)
  }
}
