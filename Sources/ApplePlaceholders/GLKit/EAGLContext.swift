public import Foundation

public enum EAGLRenderingAPI: UInt, Sendable {
  case openGLES1 = 1  // [D]
  case openGLES2, openGLES3
}

/// The state of OpenGL, which draws nothing here.
@preconcurrency @MainActor
open class EAGLContext: NSObject {
  private static var inUse: EAGLContext?

  public let api: EAGLRenderingAPI
  open var isMultiThreaded = false

  public init?(api: EAGLRenderingAPI) {
    self.api = api
    super.init()
  }

  open class func current() -> EAGLContext? { inUse }
  @discardableResult
  open class func setCurrent(_ context: EAGLContext?) -> Bool {
    inUse = context
    return true
  }
}
