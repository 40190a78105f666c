public import Foundation
public import QuartzCore

/// A layer where a video would be: black, as before the first frame.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var pixelBufferAttributes: [String: Any]?
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    backgroundColor = .black
  }
}
