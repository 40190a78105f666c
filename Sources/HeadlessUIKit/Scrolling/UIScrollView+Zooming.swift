import Foundation
import Geometry
import Timeline

/// The zooming state of a scroll view.
struct ScrollZoom {
  var scale: CGFloat = 1
  var isPinching = false
  var isBouncing = false
  /// How many animated changes are on their way.
  var animations = 0
  var firstScale: CGFloat = 1
  /// The offset before it was moved to a pixel, so that many small steps stay about one point.
  var exactOffset = CGPoint.zero
}

extension UIScrollView {
  // [W] Of setZoomScale(_:animated:) and of the return to the limits.
  private static let zoomDuration: TimeInterval = 0.3

  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  func zoomLimitsChanged() {
    if minimumZoomScale < maximumZoomScale {
      addGestureRecognizer(pinch)
    } else {
      removeGestureRecognizer(pinch)
    }
  }

  private func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  func zoom(to scale: CGFloat, _ animated: Bool) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    animateZoom(animated) { [self] in magnify(to: allowed(scale), about: middle) }
  }

  /// [D] The end of an animated zoom is notified like that of a pinch.
  private func animateZoom(_ isAnimated: Bool, _ change: @escaping () -> Void) {
    guard isAnimated, let view = zoomedView else { return change() }
    zoom.animations += 1
    UIView.animate(withDuration: Self.zoomDuration, animations: change) { [weak self] _ in
      guard let self else { return }
      zoom.animations -= 1
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }

  /// Zooms to a rectangle of the zoomed view.
  func show(whole rect: CGRect, _ animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    animateZoom(animated) { [self] in
      magnify(to: allowed(fit), about: .zero)
      let shown = convert(rect, from: view)
      let corner = CGPoint(
        x: shown.midX - bounds.width / 2,
        y: shown.midY - bounds.height / 2
      )
      scroll(to: clamped(corner))
    }
  }

  /// Scales the content around a point that stays in place on screen.
  private func magnify(to scale: CGFloat, about point: CGPoint) {
    guard let view = zoomedView, scale != zoom.scale, scale > 0 else { return }
    let ratio = scale / zoom.scale
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.setLayoutZoom(scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(
      x: size.width * view.anchorPoint.x,
      y: size.height * view.anchorPoint.y
    )
    let exact = onPixels(zoom.exactOffset) == contentOffset ? zoom.exactOffset : contentOffset
    // The point is at the same position on screen, whichever offset it is counted from.
    let offset = CGPoint(
      x: exact.x + (exact.x + point.x - contentOffset.x) * (ratio - 1),
      y: exact.y + (exact.y + point.y - contentOffset.y) * (ratio - 1)
    )
    contentSize = size
    zoom.exactOffset = offset
    scroll(to: zoom.isPinching ? offset : clamped(offset))
    delegate?.scrollViewDidZoom(self)
  }

  func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      zoom.isPinching = true
      zoom.firstScale = zoom.scale
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      magnify(to: stretched(zoom.firstScale * pinch.scale), about: pinch.location(in: self))
    case .ended, .cancelled:
      finishPinch(view)
    case .possible, .failed: break
    }
  }

  /// [I] Beyond its limits the scale follows the fingers by its square root.
  private func stretched(_ wanted: CGFloat) -> CGFloat {
    let inside = allowed(wanted)
    guard bouncesZoom, inside > 0, wanted > 0 else { return inside }
    return inside * (wanted / inside).squareRoot()
  }

  private func finishPinch(_ view: UIView) {
    zoom.isPinching = false
    let scale = allowed(zoom.scale)
    let end = { [weak self] in
      guard let self else { return }
      zoom.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
    guard scale != zoom.scale || clamped(contentOffset) != contentOffset else { return end() }
    zoom.isBouncing = true
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    UIView.animate(withDuration: Self.zoomDuration) { [self] in
      magnify(to: scale, about: middle)
      scroll(to: clamped(contentOffset))
    } completion: { _ in
      end()
    }
  }
}
