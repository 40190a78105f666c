public import Foundation
public import HeadlessUIKit

/// Is told before each frame of an OpenGL view, of which there are none.
@preconcurrency @MainActor
public protocol GLKViewControllerDelegate: NSObjectProtocol {
  func glkViewControllerUpdate(_ controller: GLKViewController)
  func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}

extension GLKViewControllerDelegate {
  public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}

/// The screen of an OpenGL view: a labelled box whose frames are never drawn.
@preconcurrency @MainActor
open class GLKViewController: UIViewController, GLKViewDelegate {
  open weak var delegate: (any GLKViewControllerDelegate)?
  open var preferredFramesPerSecond = 30  // [D]
  open var isPaused = false {
    willSet { if newValue != isPaused { delegate?.glkViewController(self, willPause: newValue) } }
  }
  open var pauseOnWillResignActive = true  // [D]
  open var resumeOnDidBecomeActive = true  // [D]
  open var framesPerSecond: Int { preferredFramesPerSecond }
  open var framesDisplayed: Int { 0 }
  open var timeSinceFirstResume: TimeInterval { 0 }
  open var timeSinceLastResume: TimeInterval { 0 }
  open var timeSinceLastUpdate: TimeInterval { 0 }
  open var timeSinceLastDraw: TimeInterval { 0 }

  /// [D] Without a view of its own it makes one, and draws it.
  open override func loadView() {
    super.loadView()
    if nibName == nil, storyboard == nil { view = GLKView(frame: view.frame) }
    if let view = view as? GLKView, view.delegate == nil { view.delegate = self }
  }

  open func update() {}
  open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}
