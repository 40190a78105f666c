public import Foundation
public import HeadlessUIKit

/// The system's slider for the volume.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  open var showsRouteButton = true
  open var volumeWarningSliderImage: UIImage?
  open var areWirelessRoutesAvailable: Bool { false }
  open var isWirelessRouteActive: Bool { false }
  private let slider = VolumeSlider()
  private var routeImages: [UIControl.State.RawValue: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSlider()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSlider()
  }

  private func addSlider() {
    slider.owner = self
    slider.frame = volumeSliderRect(forBounds: bounds)
    addSubview(slider)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }

  // MARK: Pictures of the slider

  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.minimumTrackImage(for: state)
  }
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.maximumTrackImage(for: state)
  }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    slider.thumbImage(for: state)
  }
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    routeImages[state.rawValue] = image
  }
  open func routeButtonImage(for state: UIControl.State) -> UIImage? {
    routeImages[state.rawValue]
  }

  // MARK: Layout

  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The slider's own, between the ends of its track.
  open func volumeThumbRect(
    forBounds bounds: CGRect,
    volumeSliderRect rect: CGRect,
    value: Float
  ) -> CGRect { slider.ownThumbRect(forBounds: bounds, trackRect: rect, value: value) }
  /// There is no button: there is one loudspeaker.
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

/// Asks the view around it where its thumb is.
private final class VolumeSlider: UISlider {
  weak var owner: MPVolumeView?

  override func thumbRect(
    forBounds bounds: CGRect,
    trackRect rect: CGRect,
    value: Float
  ) -> CGRect {
    owner?.volumeThumbRect(forBounds: bounds, volumeSliderRect: rect, value: value)
      ?? ownThumbRect(forBounds: bounds, trackRect: rect, value: value)
  }

  func ownThumbRect(
    forBounds bounds: CGRect,
    trackRect rect: CGRect,
    value: Float
  ) -> CGRect { super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
}

extension NSNotification.Name {
  public static let MPVolumeViewWirelessRoutesAvailableDidChange = NSNotification.Name(
    "MPVolumeViewWirelessRoutesAvailableDidChange"
  )
  public static let MPVolumeViewWirelessRouteActiveDidChange = NSNotification.Name(
    "MPVolumeViewWirelessRouteActiveDidChange"
  )
}
