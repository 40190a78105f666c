public import Foundation

/// A session that remembers what it was given and whether it runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure
  }

  public override init() { super.init() }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var connections: [AVCaptureConnection] = []
  open private(set) var isRunning = false
  open var isInterrupted: Bool { false }
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  // MARK: Inputs and outputs

  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { true }
  open func addConnection(_ connection: AVCaptureConnection) { connections.append(connection) }
  open func removeConnection(_ connection: AVCaptureConnection) {
    connections.removeAll { $0 === connection }
  }

  // MARK: Running

  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func startRunning() {
    MediaGap.capture.report()
    isRunning = true
  }

  open func stopRunning() { isRunning = false }
}

/// Several cameras at once, which no device here has.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension NSNotification.Name {
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification"
  )
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification"
  )
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification"
  )
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification"
  )
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification"
  )
}

extension AVCaptureSession {
  public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
  public static let didStartRunningNotification =
    NSNotification.Name.AVCaptureSessionDidStartRunning
  public static let didStopRunningNotification = NSNotification.Name.AVCaptureSessionDidStopRunning
  public static let wasInterruptedNotification = NSNotification.Name.AVCaptureSessionWasInterrupted
  public static let interruptionEndedNotification =
    NSNotification.Name.AVCaptureSessionInterruptionEnded
}
