public import Foundation
public import HeadlessUIKit

/// Draws the content of a Metal view; since there is no processor for it, it is never called.
@preconcurrency @MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// The place of what Metal draws: a labelled box.
@preconcurrency @MainActor
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var preferredDevice: (any MTLDevice)? { nil }
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm  // [D]
  open var depthStencilPixelFormat = MTLPixelFormat.invalid  // [D]
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)  // [D]
  open var clearDepth = 1.0  // [D]
  open var clearStencil: UInt32 = 0
  open var sampleCount = 1
  open var preferredFramesPerSecond = 60  // [D]
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var framebufferOnly = true  // [D]
  open var presentsWithTransaction = false
  open var autoResizeDrawable = true  // [D]
  /// There is nothing to draw into.
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var depthStencilTexture: (any MTLTexture)? { nil }
  private var ownSize: CGSize?
  /// [D] By default the view's size in pixels.
  open var drawableSize: CGSize {
    get {
      let scale = traitCollection.displayScale
      return ownSize ?? CGSize(width: bounds.width * scale, height: bounds.height * scale)
    }
    set { ownSize = newValue }
  }

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    StandInLabel.add("Metal", to: self)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, device: nil)
  }

  /// [D] Unlike that of other views, it always succeeds; a view's own initialiser does, too.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    StandInLabel.add("Metal", to: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { RenderingGap.metal.report() }
  }

  open func draw() {}
  open func releaseDrawables() {}
}
