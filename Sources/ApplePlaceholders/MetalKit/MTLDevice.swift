public import Foundation

/// A graphics processor, which is not here.
public protocol MTLDevice: NSObjectProtocol {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
}

/// [D] Nil without a processor that supports Metal.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// The most used formats of pixels.
public enum MTLPixelFormat: UInt, Sendable {
  // [D] MTLPixelFormat.h.
  case invalid = 0
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}

/// The color of a cleared picture.
public struct MTLClearColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init() {
    self.init(red: 0, green: 0, blue: 0, alpha: 0)
  }

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

public func MTLClearColorMake(
  _ red: Double,
  _ green: Double,
  _ blue: Double,
  _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
