import CoreImage
import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Metal and OpenGL views, which are labelled boxes here: there is no GPU.
@MainActor @Suite struct RenderingTests {
  private final class Renderer: NSObject, MTKViewDelegate, GLKViewControllerDelegate {
    private(set) var calls: [String] = []

    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { calls.append("size") }
    func draw(in view: MTKView) { calls.append("draw") }
    func glkViewControllerUpdate(_ controller: GLKViewController) { calls.append("update") }
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {
      calls.append("pause \(pause)")
    }
  }

  private let stage = Stage(device: .iPhone15)
  private let screen = UIViewController()
  private let renderer = Renderer()

  init() {
    stage.show(screen)
  }

  private func labels(of view: UIView) -> [String?] {
    view.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test func aMetalViewIsALabelledBoxThatSaysSo() {
    let view = MTKView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      device: MTLCreateSystemDefaultDevice()
    )
    view.delegate = renderer
    #expect(labels(of: view) == ["Metal"] && view.device == nil && stage.faults.isEmpty)
    screen.view.addSubview(view)
    stage.advance(by: 1)
    #expect(view.drawableSize == CGSize(width: 300, height: 150))
    #expect(stage.faults.count == 1 && renderer.calls == [])
  }

  private final class Painter: MTKView {
    var queue: (any MTLCommandQueue)?
    private(set) var draws = 0

    override func draw() {
      guard let texture = currentDrawable?.texture, let buffer = queue?.makeCommandBuffer() else {
        return
      }
      CIContext().render(
        CIImage.empty(),
        to: texture,
        commandBuffer: buffer,
        bounds: bounds,
        colorSpace: CGColorSpaceCreateDeviceRGB()
      )
      currentDrawable.map { buffer.present($0) }
      buffer.commit()
      draws += 1
    }
  }

  @Test func aMetalViewHasNothingToDrawInto() {
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 10, height: 10), device: nil)
    view.queue = MTLCreateSystemDefaultDevice()?.makeCommandQueue()
    view.draw()
    #expect(view.draws == 0 && view.queue == nil && view.currentDrawable == nil)
  }

  @Test func aScreenOfOpenGLHasItsView() throws {
    let controller = GLKViewController()
    controller.delegate = renderer
    let view = try #require(controller.view as? GLKView)
    #expect(labels(of: view) == ["OpenGL"] && view.delegate === controller)
    controller.isPaused = true
    controller.isPaused = true
    #expect(renderer.calls == ["pause true"])
    screen.present(controller, animated: false)
    stage.advance(by: 1)
    #expect(stage.faults.count == 1)
  }

  @Test func aContextIsTheCurrentOne() {
    let context = EAGLContext(api: .openGLES2)
    #expect(EAGLContext.setCurrent(context) && EAGLContext.current() === context)
    EAGLContext.setCurrent(nil)
    #expect(EAGLContext.current() == nil)
  }
}
