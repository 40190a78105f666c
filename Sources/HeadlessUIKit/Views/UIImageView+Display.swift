import Foundation
import Geometry
import Scene

extension UIImageView {
  func prepare() {
    isUserInteractionEnabled = false  // [D] UIImageView
    setNeedsDisplay()
  }

  /// The image of the current state, with the view's symbol configuration.
  var shownImage: UIImage? {
    let own = isHighlighted ? highlightedImage ?? image : image
    let image = own?.resolved(with: traitCollection)
    guard let preferredSymbolConfiguration else { return image }
    return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  func imageChanged(from old: UIImage?) {
    let new = shownImage
    if old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
    // [W] Another image takes the place of an animated one.
    if old?.images != nil, animationImages == nil, isAnimating { stopAnimating() }
    startAnimatedImage()
  }

  /// [D] A symbol is on the baseline of the text beside it.
  var symbolBaselines: (first: CGFloat, last: CGFloat)? {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom,
      image.size.height > 0
    else { return nil }
    let last = baseline * bounds.height / image.size.height
    return (bounds.height - last, last)
  }

  /// Another variant of the image may have another size.
  func traitsChanged() {
    if image?.imageAsset?.varies == true { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  func showImage() {
    layer.values.contents = shownImage.map { contents($0) }
    layer.finishChange(of: nil, nil)
  }

  /// [D] An animated image starts automatically.
  func startAnimatedImage() {
    if window != nil, image?.images != nil, !isAnimating { startAnimating() }
  }

  func startRounds() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = own ?? shownImage?.images, !images.isEmpty else { return }
    let round = CAKeyframeAnimation(keyPath: "contents")
    round.values = images.map { contents($0) }
    round.calculationMode = .discrete
    round.duration = roundDuration(images.count, isOwn: own != nil)
    round.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(round, forKey: Self.roundKey)
  }

  // [D] UIImageView.animationDuration: 1/30 s for each image.
  private func roundDuration(_ count: Int, isOwn: Bool) -> TimeInterval {
    let stated = isOwn ? animationDuration : shownImage?.duration ?? 0
    return stated > 0 ? stated : Double(count) / 30
  }

  private func contents(_ image: UIImage) -> ImageContents {
    // [D] Images that ask for it are mirrored if text runs from right to left.
    let image = image.resolved(with: traitCollection)
    let turns = isRightToLeft && image.flipsForRightToLeftLayoutDirection
    let shown = turns ? image.withHorizontallyFlippedOrientation() : image
    return ImageContents(shown, tint: tintColor.value(with: traitCollection))
  }
}

extension UIImage {
  /// The size that constraints see, without its shadow or other ornaments.
  var alignedSize: CGSize {
    let aligned = CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets)
    return CGSize(width: max(aligned.size.width, 0), height: max(aligned.size.height, 0))
  }
}
