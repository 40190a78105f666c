import Foundation

/// The background of a search bar: an image, a color, or the material of bars.
final class SearchBarBackdrop: UIImageView, BlurringView {
  /// [D] A prominent bar, which is the usual one, is translucent; [I] as a navigation bar is.
  var hasMaterial = false {
    didSet { if hasMaterial != oldValue { updateBlur() } }
  }

  var blurEffect: UIBlurEffect? {
    hasMaterial ? UIBlurEffect(style: .systemChromeMaterial) : nil
  }
}
