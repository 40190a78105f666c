import Testing

import Timeline

/// Every group of Timeline's vector files has a test, or a reason to have none.
@Suite struct VectorCoverageTests {
  private static let covered: [String: Set<String>] = [
    "composite": ["effect_composition", "iteration_composite_accumulate"],
    "cubic-bezier": ["groups", "slope", "range", "circular", "wpt_nested"],
    "keyframes": [
      "compose", "motion_dev", "wpt_precision", "catmull_rom", "mono_spline", "stagger",
    ],
    "linear": ["output", "equivalence", "normalise", "blink"],
    "springs-physics": [
      "flutter", "flutter_friction", "flutter_conversion", "wave", "motion_b3ll",
      "motion_dev_rounded", "motion_dev_linear", "remotion",
    ],
    "springs-settling": ["rows_m_k_c_v0_settling", "overdamped_allowed"],
    "springs-swiftui": ["springs", "times"],
    "springs-uikit": [
      "duration_form", "duration_form_velocity_band", "retarget_additive", "opacity_replace",
    ],
    "steps": ["wpt", "blink", "motion_dev_divergent"],
    "timing-model": [
      "simple_iteration_progress", "phases", "steps_transformed_progress", "ca_media_timing",
      "compose_repeat",
    ],
  ]

  private static let left: [String: String] = [
    "keyframes.sequence_at": "a text syntax of motion.dev; timelines place children by overlap"
  ]

  @Test(arguments: covered.keys.sorted())
  func everyGroupIsTested(file: String) throws {
    let facts: Set = ["source", "note", "tolerance"]
    let groups = Set(try Vectors.load(file).fields.keys).subtracting(facts)
    let untested = groups.subtracting(Self.covered[file] ?? [])
    #expect(untested.allSatisfy { Self.left["\(file).\($0)"] != nil }, "\(untested)")
    #expect(Self.covered[file]?.subtracting(groups) == [])
  }
}
