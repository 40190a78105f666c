public import Foundation
public import HeadlessUIKit

/// A picture in the memory of a graphics processor.
public protocol MTLTexture: NSObjectProtocol {
  var device: any MTLDevice { get }
  var width: Int { get }
  var height: Int { get }
  var pixelFormat: MTLPixelFormat { get }
}

/// What is drawn into and then shown.
public protocol MTLDrawable: NSObjectProtocol {
  var drawableID: Int { get }
  func present()
  func present(at presentationTime: CFTimeInterval)
}

/// What a layer shows.
public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
}
