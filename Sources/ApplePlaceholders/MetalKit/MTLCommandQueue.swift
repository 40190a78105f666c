public import Foundation
public import HeadlessUIKit

/// Takes the work of a graphics processor; without a device nobody has one.
public protocol MTLCommandQueue: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

/// One piece of that work.
public protocol MTLCommandBuffer: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func present(_ drawable: any MTLDrawable)
  func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  func addScheduledHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
  func commit()
  func waitUntilScheduled()
  func waitUntilCompleted()
}
