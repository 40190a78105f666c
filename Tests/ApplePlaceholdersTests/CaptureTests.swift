import CoreImage
import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// A device without a camera and a microphone.
@MainActor @Suite struct CaptureTests {
  private let stage = Stage(device: .iPhone15)

  @Test func noCameraIsFoundAndItsUserHasNotBeenAsked() async {
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera, .builtInDualCamera],
      mediaType: .video,
      position: .back
    )
    #expect(search.devices.isEmpty && AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice(uniqueID: "camera") == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
  }

  @Test func anImageOfABufferIsEmpty() {
    #expect(CIImage(cvPixelBuffer: CVBuffer()).extent.isEmpty)
    #expect(CIImage(cvImageBuffer: CVBuffer()).extent.isEmpty)
  }

  @Test func aSessionKeepsItsOutputsAndWhetherItRuns() {
    let (session, output) = (AVCaptureSession(), AVCaptureVideoDataOutput())
    session.sessionPreset = .inputPriority
    session.addOutput(output)
    session.startRunning()
    #expect(session.isRunning && session.outputs == [output])
    #expect(output.connection(with: .video) == nil)
    session.removeOutput(output)
    session.stopRunning()
    #expect(!session.isRunning && session.outputs.isEmpty)
  }

  @Test func settingsAreCopiedOrMadeAnew() throws {
    let settings = AVCapturePhotoSettings()
    settings.isDepthDataDeliveryEnabled = true
    let copy = try #require(settings.copy() as? AVCapturePhotoSettings)
    #expect(copy.isDepthDataDeliveryEnabled && copy.uniqueID == settings.uniqueID)
    let other = AVCapturePhotoSettings(from: settings)
    #expect(other.isDepthDataDeliveryEnabled && other.uniqueID != settings.uniqueID)
  }

  @Test func aPictureEndsWithAnErrorInALaterTurn() {
    let (output, listener) = (AVCapturePhotoOutput(), PhotoListener())
    let settings = AVCapturePhotoSettings()
    output.capturePhoto(with: settings, delegate: listener)
    #expect(listener.told.isEmpty)
    stage.advance(by: 0.1)
    #expect(listener.told == ["processed noDataCaptured", "ended \(settings.uniqueID)"])
    #expect(AVCapturePhotoSettings().uniqueID != settings.uniqueID)
  }

  @Test func aPlaceOnTheLayerAndOnTheDeviceAreInverse() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 400)
    let place = layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 100))
    #expect(place == CGPoint(x: 0.25, y: 0.25))
    #expect(layer.layerPointConverted(fromCaptureDevicePoint: place) == CGPoint(x: 50, y: 100))
    let rect = CGRect(x: 20, y: 40, width: 100, height: 200)
    let part = layer.metadataOutputRectConverted(fromLayerRect: rect)
    #expect(layer.layerRectConverted(fromMetadataOutputRect: part) == rect)
  }
}

private final class PhotoListener: NSObject, AVCapturePhotoCaptureDelegate {
  private(set) var told: [String] = []

  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    let code = (error as? AVError).map { "\($0.code)" } ?? "without an error"
    told.append("processed \(code)")
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) { told.append("ended \(resolvedSettings.uniqueID)") }
}
