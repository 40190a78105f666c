public import Foundation
public import HeadlessUIKit

public enum GLKViewDrawableColorFormat: Int, Sendable {
  case RGBA8888, RGB565, SRGBA8888
}

public enum GLKViewDrawableDepthFormat: Int, Sendable {
  case formatNone, format16, format24
}

public enum GLKViewDrawableStencilFormat: Int, Sendable {
  case formatNone, format8
}

public enum GLKViewDrawableMultisample: Int, Sendable {
  case multisampleNone, multisample4X
}

/// Draws the content of an OpenGL view; since there is no processor for it, it is never called.
@preconcurrency @MainActor
public protocol GLKViewDelegate: NSObjectProtocol {
  func glkView(_ view: GLKView, drawIn rect: CGRect)
}

/// The place of what OpenGL draws: a labelled box.
@preconcurrency @MainActor
open class GLKView: UIView {
  open weak var delegate: (any GLKViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var context: EAGLContext!
  open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
  open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
  open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
  open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
  open var enableSetNeedsDisplay = true
  open var drawableWidth: Int { Int(bounds.width * traitCollection.displayScale) }
  open var drawableHeight: Int { Int(bounds.height * traitCollection.displayScale) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandInLabel.add("OpenGL", to: self)
  }

  public convenience init(frame: CGRect, context: EAGLContext) {
    self.init(frame: frame)
    self.context = context
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    StandInLabel.add("OpenGL", to: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { RenderingGap.openGL.report() }
  }

  open func bindDrawable() {}
  open func deleteDrawable() {}
  open func display() {}
  /// The labelled box.
  open var snapshot: UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { layer.render(in: $0.cgContext) }
  }
}
